/** Length in characters (NIST SP 800-63B, section 3.1.1.2). */
export const passwordLength = { min: 8, max: 256 };
