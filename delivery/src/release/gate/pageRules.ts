import { fragmentIssues } from '../../site/fragments/fragment'
import { isOwnedBy } from '../../site/pages/ownership'
import type { Issue, Rule } from './candidate'
import { readJson } from './files'

/** Prerendered HTML becomes part of the site's pages: it must not run code, redirect or break out of its element. */
export const prerenderedRule: Rule = ({ description: { prerendered = {} }, dir }) =>
  Object.entries(prerendered).flatMap(([path, file]): Issue[] => {
    return fragmentIssues(readJson(dir, file), path).map(
      (issue) => `The prerendered page ${path} (${file}) ${issue}: take it out and build again.`,
    )
  })

/** A release may prerender addresses of its own mounts only. */
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
