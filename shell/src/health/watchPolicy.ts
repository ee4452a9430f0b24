import { areaOfFile } from '@mentor-connect/contract/site/releasePath'
import { noteAreaEvent } from '../telemetry/areaEvents'

/**
 * Counts violations of the security policy against the release of the area whose script has caused them. Otherwise
 * nobody would notice them, because they throw no error.
 */
export function watchPolicy(): void {
  document.addEventListener('securitypolicyviolation', ({ sourceFile }) => {
    const area = areaOfFile(sourceFile)
    if (area) noteAreaEvent({ kind: 'error', area })
  })
}
