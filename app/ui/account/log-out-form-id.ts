/** The form that the log-out buttons post without scripts. */
export const logOutFormId = 'sign-out';
