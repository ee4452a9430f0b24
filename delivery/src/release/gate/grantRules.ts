import { describeGrant, grantCommand, joinedGrants, missingGrant, neededGrant } from '../grants/neededGrant'
import type { Rule } from './candidate'

/** A release adds to the site what the site's owner has granted to its area, and nothing else. */
export const grantRule: Rule = ({ description: { area, release, declares } }, { grants }) => {
  if (!declares) return []
  const granted = grants[area]
  const needed = neededGrant(declares)
  const missing = missingGrant(needed, granted)
  if (!missing) return []
  const wanted = granted ? joinedGrants(granted, needed) : needed
  return [
    `${area}@${release} needs ${describeGrant(missing)}, which the site's owner has not granted to ${area}: ask for "${grantCommand(area, wanted)}", or take it out of area.json.`,
  ]
}
