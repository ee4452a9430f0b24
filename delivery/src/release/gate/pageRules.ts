import { fragmentFaults } from '../../site/fragments/fragment'
import { isOwnedBy } from '../../site/pages/ownership'
import type { Fault, Rule } from './candidate'
import { jsonOf } from './files'

/** The content of pages is HTML that becomes part of the site's own: nothing in it may run, redirect or leave its place. */
export const prerenderedRule: Rule = ({ description: { prerendered = {} }, dir }) =>
  Object.entries(prerendered).flatMap(([path, file]): Fault[] => {
    return fragmentFaults(jsonOf(dir, file), path).map(
      (fault) => `The prerendered page ${path} (${file}) ${fault}: take it out and build again.`,
    )
  })

/** A release brings pages below its own mounts only. */
export const ownPagesRule: Rule = ({ description }, live) => {
  const { area, prerendered = {} } = description
  const table = (area === 'shell' ? description : live.shell)?.mountTable
  if (!table) return []
  return Object.keys(prerendered)
    .filter((path) => !table.some((mount) => mount.remote === area && isOwnedBy(mount, table, path)))
    .map(
      (path) =>
        `The address ${path} does not belong to ${area}: take the page out of prerendered.ts, or let the shell give the address to ${area} first (mounts.json).`,
    )
}
