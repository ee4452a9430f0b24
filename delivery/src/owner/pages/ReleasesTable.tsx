import { VITALS } from '@mentor-connect/contract/rules/releaseHealth'
import type { ReleaseHealth } from '@mentor-connect/contract/api/releaseHealth'
import { shortCommit } from '@mentor-connect/release/releaseTable'
import type { ReleaseRow } from '@mentor-connect/release/target'
import { rateOf } from '../../watch/judge/evidence'
import { percent } from '../../watch/judge/verdict'
import type { AreaDetails } from '../facts/areaDetails'
import { failures } from '../facts/status'
import { quartileText, thirdQuartile } from '../facts/vitals'
import { SizePlot } from '../plots/SizePlot'
import { kilobytes } from './texts'
import { Moment } from './times'
import { WideTable } from './WideTable'

/** The releases whose files are on the site, with their sizes and what browsers noticed of each. */
export function ReleasesTable({ details: { releases, healths } }: { details: AreaDetails }) {
  const bySize = [...releases].reverse().sort((a, b) => (a.since < b.since ? -1 : 1))
  return (
    <section>
      <h2>Releases on the site</h2>
      <WideTable label="Releases on the site">
        <thead>
          <tr>
            {HEADINGS.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
            {NUMBERS.map((heading) => (
              <th key={heading} scope="col" className="number">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {releases.map((row) => (
            <Row key={row.release} row={row} health={healths[row.release]} />
          ))}
        </tbody>
      </WideTable>
      <h3>Size of each release</h3>
      <p className="hint">All scripts, compressed with brotli; oldest first.</p>
      <SizePlot releases={bySize} />
    </section>
  )
}

const HEADINGS = ['Release', 'State', 'Since (UTC)', 'By', 'Commit', 'Contract', 'React']
const NUMBERS = [
  'Scripts',
  'Browsers',
  'Failed loads',
  'Errors',
  ...VITALS.map((vital) => `${vital.toUpperCase()} p75`),
]

function Row({ row, health }: { row: ReleaseRow; health: ReleaseHealth | undefined }) {
  const { release, state, since, by, commit, contract, react, ownReact, bytes } = row
  return (
    <tr>
      <th scope="row">
        <code>{release}</code>
      </th>
      <td className="fixed">{state}</td>
      <td className="fixed">
        <Moment at={since} />
      </td>
      <td>{by && <bdi>{by}</bdi>}</td>
      <td>{commit && <code>{shortCommit(commit)}</code>}</td>
      <td>
        <code>{contract}</code>
      </td>
      <td>{ownReact ? `its own, ${ownReact}` : react}</td>
      <td className="number">{kilobytes(bytes)}</td>
      {numbersOf(health).map((text, index) => (
        <td key={index} className="number">
          {text}
        </td>
      ))}
    </tr>
  )
}

/** Browsers, failures and vitals, as text. */
function numbersOf(health: ReleaseHealth | undefined): string[] {
  if (!health || health.seen.browsers === 0) return ['–', '–', '–', ...VITALS.map(() => '–')]
  const { failed, error } = failures(health)
  const vitals = VITALS.map((vital) => {
    const quartile = thirdQuartile(vital, health.vitals[vital])
    return quartile ? quartileText(vital, quartile) : '–'
  })
  return [
    health.seen.browsers.toLocaleString('en'),
    percent(rateOf(failed)),
    percent(rateOf(error)),
    ...vitals,
  ]
}
