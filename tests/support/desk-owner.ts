/** The owner of the desk whom the server of the browser tests makes at its start. */
export const deskOwner = { email: 'owner@desk.example', password: 'owner horse battery' };
