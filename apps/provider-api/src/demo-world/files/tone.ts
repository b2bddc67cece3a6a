const samplesPerSecond = 16_000;
const seconds = 2;

/** What the tone is called in a transcript, since nothing is said in it. */
export const toneTranscript =
  "[A soft tone of two seconds. This demo recording has no speech in it.]";

/** Two seconds of a soft tone, as WAV with 16 bits and one channel. */
export function tone(): Buffer {
  const count = samplesPerSecond * seconds;
  const wav = Buffer.alloc(44 + count * 2);
  wav.write("RIFF", 0, "latin1");
  wav.writeUInt32LE(wav.length - 8, 4);
  wav.write("WAVEfmt ", 8, "latin1");
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(samplesPerSecond, 24);
  wav.writeUInt32LE(samplesPerSecond * 2, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write("data", 36, "latin1");
  wav.writeUInt32LE(count * 2, 40);
  for (let index = 0; index < count; index++)
    wav.writeInt16LE(Math.round(loudness(index / samplesPerSecond) * 32_767), 44 + index * 2);
  return wav;
}

/** A and the fifth above it, rising and fading so that nothing clicks. */
function loudness(at: number): number {
  const envelope = Math.sin((Math.PI * at) / seconds) ** 2;
  const wave = (hertz: number) => Math.sin(2 * Math.PI * hertz * at);
  return 0.2 * envelope * (0.75 * wave(440) + 0.25 * wave(660));
}
