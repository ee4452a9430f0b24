import { Value } from 'typebox/value'
import { MANIFEST_FILE, WebManifest } from '../../site/installable'
import type { Rule } from './candidate'
import { jsonOf } from './files'

/** The web manifest of the site is made from that of the shell. */
export const manifestRule: Rule = ({ description: { area, files }, dir }) => {
  if (area !== 'shell' || !files[MANIFEST_FILE] || Value.Check(WebManifest, jsonOf(dir, MANIFEST_FILE)))
    return []
  return [`${MANIFEST_FILE} is not a web manifest with icons and shortcuts: correct it and build again.`]
}
