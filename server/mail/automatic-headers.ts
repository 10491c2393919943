/** RFC 3834: keeps out-of-office answers from coming back, and from being answered again. */
export const automaticHeaders = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };
