export const deskOwner = { email: 'owner@desk.example', password: 'owner horse battery' };
