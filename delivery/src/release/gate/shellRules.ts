import { Value } from 'typebox/value'
import { MANIFEST_FILE, WebManifest } from '../../site/installable'
import type { Rule } from './candidate'
import { readJson } from '@mentor-connect/build/conformance/files'

/** The web manifest of the site is composed from that of the shell, so it must be valid. */
export const manifestRule: Rule = ({ description: { area, files }, dir }) => {
  if (area !== 'shell' || !files[MANIFEST_FILE] || Value.Check(WebManifest, readJson(dir, MANIFEST_FILE)))
    return []
  return [`${MANIFEST_FILE} is not a web manifest with icons and shortcuts: correct it and build again.`]
}
