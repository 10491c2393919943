/** The text of parts that every page of the desk has. */
export const kit = {
  more: 'Next page',
  top: 'First page',
  export: 'Export as CSV',
  yourTime: '{time} your time',
  form: { submitting: 'One moment…', notDone: 'That didn’t work' },
  password: { show: 'Show password', hide: 'Hide password' },
};
