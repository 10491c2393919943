/** Canned replies to begin with, as customers read them. What the desk cannot fill in, such as {{price}}, staff do. */
export const replyStarters = {
  'ask-for-weight': `Dear {{name}},

Thank you for your request {{reference}}. To quote it, we need:

– the number of pieces, with length, width and height
– the gross weight of each piece, or of the whole shipment
– whether the pieces can be stacked

A photo of the packing list is enough. You get a price as soon as we have it.

{{agent}}`,
  'quote-sent': `Dear {{name}},

Here is our rate for {{reference}}: {{price}}, valid until {{valid until}}.

Included: {{included}}
Not included: {{not included}}
Transit time: {{days}} days

To book, reply to this e-mail or call {{phone}}.

{{agent}}`,
  'not-our-trade': `Dear {{name}},

Thank you for your request {{reference}}. We do not carry {{goods}}, and would rather tell you today than quote what we cannot keep.

Please try: {{whom to ask}}

When you have other cargo, we are glad to quote.

{{agent}}`,
};
