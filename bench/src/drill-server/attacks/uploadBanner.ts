import { apiCall } from '../apiCall'

/** Uploads a picture from a given local address, which `fetch` cannot set. Returns the status. */
export function uploadBanner(
  apiUrl: string,
  cookie: string,
  content: Uint8Array,
  from?: string,
): Promise<number> {
  const form = Buffer.concat([
    Buffer.from('--b\r\nContent-Disposition: form-data; name="banner"; filename="a.png"\r\n'),
    Buffer.from('Content-Type: image/png\r\n\r\n'),
    content,
    Buffer.from('\r\n--b--\r\n'),
  ])
  const raw = { type: 'multipart/form-data; boundary=b', content: form }
  return apiCall(apiUrl, '/resource/upload-banner', { cookie, from, raw }).then(({ status }) => status)
}
