/** How the instruction beside the work is called: `related technical instruction`, `Classroom training`, `Related theory`. */
export const instructionWords = String.raw`(?:related|supplement(?:al|ary)|technical|classroom)[ /](?:(?:and|technical|supplemental|classroom)[ /])*(?:instruction|training|theory|education|learning|stud(?:y|ies)|subjects?|classes)`;
