/** Sides of the carriage on which a customer is. */
export const customerRoles = ['shipper', 'consignee'] as const;

export type CustomerRole = (typeof customerRoles)[number];
