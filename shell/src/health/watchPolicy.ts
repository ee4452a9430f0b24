import { noteAreaEvent } from '../telemetry/areaEvents'

/** The folder of a release, on this site or on the origin of its team. */
const SCRIPT_OF_AREA = /^\/remotes\/([a-z][a-z0-9]*)\//

/**
 * What the security policy forbids fails without an error that anybody sees. If a script of an area has tried it, it counts
 * against its release.
 */
export function watchPolicy(): void {
  document.addEventListener('securitypolicyviolation', ({ sourceFile }) => {
    if (!URL.canParse(sourceFile)) return
    const area = SCRIPT_OF_AREA.exec(new URL(sourceFile).pathname)?.[1]
    if (area) noteAreaEvent({ kind: 'error', area })
  })
}
