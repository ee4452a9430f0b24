import type { RemoteRelease } from '@mentor-connect/contract/site/siteRegistry'
import { containerName } from '../containerName'
import { integrityOf } from '../release/hashAndCompress'
import { DEVELOPMENT_ENTRY } from './forDevelopment'

/** File name of the development entry. */
export const DEV_ENTRY_FILE = 'dev-entry.js'

/**
 * The entry of a remote that a development server puts into the registry. The script never changes, so its hash is
 * known and the shell verifies it like that of any release. It then loads the remote's current entry.
 */
export function devEntry(name: string): string {
  const container = JSON.stringify(containerName(name))
  return `self[${container}] = (() => {
  const address = new URL(${JSON.stringify(DEVELOPMENT_ENTRY)}, document.currentScript.src).href
  const entered = new Promise((resolve, reject) => {
    const script = document.createElement('script')
    Object.assign(script, {
      src: address,
      crossOrigin: 'anonymous',
      onload: () => resolve(self[${container}]),
      onerror: () => reject(new Error('The development server gave no ' + address)),
    })
    document.head.append(script)
  })
  return {
    init: (...scope) => entered.then((remote) => remote.init(...scope)),
    get: (expose) => entered.then((remote) => remote.get(expose)),
  }
})()
`
}

export function devEntryRelease(name: string, address: string, contract: string): RemoteRelease {
  const integrity = integrityOf(Buffer.from(devEntry(name)))
  return {
    release: 'development',
    base: `${address}/`,
    entry: `${address}/${DEV_ENTRY_FILE}`,
    integrity,
    contract,
  }
}
