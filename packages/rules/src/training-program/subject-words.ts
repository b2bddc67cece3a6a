/** How learning on the job is called: `on-the-job training`, `Work-based learning`, `hands-on experience`. */
export const workWords = String.raw`(?:(?:on[\s-]the[\s-]job|work[\s-]based)(?: (?:training|learning|experience|instruction))?|(?:workplace|hands[\s-]on|practical) (?:training|learning|experience)|work experience|work training)`;

/** How the parts of what is taught are called, which parts of the work are called too. */
export const modules =
  /^(?:(?:training|learning) )?(?:modules?|topics?|lessons?|units?(?: of (?:study|instruction))?)(?: ?(?:#|no\.?|number|code))?$/i;

/** How the instruction beside the work is called: `related technical instruction`, `Classroom training`, `Related theory`. */
export const instructionWords = String.raw`(?:related|supplement(?:al|ary)|technical|classroom|academic|didactic|theoretical)[ /](?:(?:and|technical|supplemental|classroom|school|trade|theoretical)[ /])*(?:instruction|training|theory|education|learning|stud(?:y|ies)|subjects?|classes|coursework|component)`;
