/**
 * The addresses at which calendar programs ask whether to subscribe to a calendar: Google Calendar and Outlook as pages,
 * and the scheme `webcal`, which devices open with their own program.
 */
export function subscribeUrls(address: string, name: string) {
  const device = address.replace(/^https?:/, 'webcal:')
  return {
    google: `https://calendar.google.com/calendar/r?${new URLSearchParams({ cid: device })}`,
    outlook: `https://outlook.live.com/calendar/0/addfromweb?${new URLSearchParams({ url: address, name })}`,
    device,
  }
}
