import type { Setting } from './setting'

/** Settings of push messages. */
export const pushSettings = {
  pushHosts: {
    about:
      'the hosts of push services that the main API may send to, separated by commas; `*.` stands for anything in front. Browsers name the address, so nothing else is called; a loopback address counts outside production only, for tests',
    default: [
      'fcm.googleapis.com',
      'updates.push.services.mozilla.com',
      '*.push.apple.com',
      '*.notify.windows.com',
    ],
    defaultText: 'those of Chrome, Firefox, Safari and Edge',
    read: hostList,
  } as Setting<string[]>,
}

const HOST = /^(\*\.)?[a-z0-9.-]+$/

function hostList(text: string): string[] {
  const hosts = text.split(',').map((host) => host.trim().toLowerCase())
  const wrong = hosts.find((host) => !HOST.test(host))
  if (wrong !== undefined)
    throw new Error(
      `contains "${wrong}": use host names such as push.example.org or *.example.org, separated by commas.`,
    )
  return hosts
}
