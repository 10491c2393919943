/** The text of parts that every page of the desk has. */
export const kit = {
  more: 'Next page',
  howItWorks: 'How it works',
  top: 'First page',
  export: 'Export as CSV',
  clear: 'Clear filters',
  yourTime: '{time} your time',
  form: { submitting: 'One moment…', notDone: 'That didn’t work' },
  sort: {
    handle: 'Move {name}',
    help: 'Drag it, or press Alt ↑ or Alt ↓',
    up: 'Move up',
    upKeys: 'Alt ↑',
    down: 'Move down',
    downKeys: 'Alt ↓',
    moved: '{name} is now {position} of {count}.',
  },
  password: { show: 'Show password', hide: 'Hide password' },
};
