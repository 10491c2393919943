import { callApi } from '../forms/call-api.ts';

/** Calls an address of the desk's API with the session's cookie; see callApi. */
export function callDesk(method: 'POST' | 'PUT' | 'DELETE', address: string, body: object) {
  return callApi<{ message?: string }>(method, address.replace('/api/v1', ''), body, {});
}
