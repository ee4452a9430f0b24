import { integrityOf } from '@mentor-connect/delivery/site/seal'
import { containerName } from '@mentor-connect/shared/build/containerName'
import { DEVELOPMENT_ENTRY } from '@mentor-connect/shared/build/development/forDevelopment'
import type { RemoteRelease } from '@mentor-connect/shared/site/siteRegistry'

/** File under which a development server gives the door to its remote. */
export const DOOR = 'door.js'

/**
 * What stands in the registry for a remote on a development server: a script whose content never changes, so that its
 * hash is known and the shell checks it as it checks any release. It lets in whatever the remote's entry is by then.
 */
export function door(name: string): string {
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

export function doorRelease(name: string, address: string, contract: string): RemoteRelease {
  const integrity = integrityOf(Buffer.from(door(name)))
  return { release: 'development', base: `${address}/`, entry: `${address}/${DOOR}`, integrity, contract }
}
