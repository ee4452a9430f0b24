import { Button, Hint, Modal, Row, SectionTitle, color, font, space } from '@mentor-connect/ui'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { useAreas } from '../remotes/useAreas'
import { resetToLiveReleases } from '../versions/resetRelease'
import { OverrideForm } from './OverrideForm'
import { rowsOf } from './rows'

/** For developers: shows the release of each area in this document, and overrides areas with their own builds. */
export default function OverridesPanel({ onClose }: { onClose: () => void }) {
  const t = useT()
  const heading = useId()
  const areas = useAreas()
  const { overrides } = areas
  const [changes, setChanges] = useState(0)
  const rows = rowsOf(areas)
  return (
    <Modal labelledBy={heading} onClose={onClose}>
      <SectionTitle id={heading}>{t('shell.overrides.title')}</SectionTitle>
      <Scroll>
        <table>
          <thead>
            <tr>
              {(['area', 'release', 'contract', 'state'] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`shell.overrides.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ area, release, source, contract, loadedInMs, failure }) => (
              <tr key={area}>
                <th scope="row">{area}</th>
                <td>
                  {release} {source && source !== 'live' && <em>{t(`shell.releases.${source}`)}</em>}
                </td>
                <td>{contract}</td>
                <td title={failure}>
                  {failure
                    ? t('shell.overrides.failed')
                    : loadedInMs !== undefined
                      ? t('shell.overrides.loaded', { ms: Math.round(loadedInMs) })
                      : t('shell.overrides.idle')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      {overrides.isPossible ? (
        <OverrideForm
          areas={rows.map(({ area }) => area)}
          overrides={overrides}
          onChange={() => setChanges(changes + 1)}
        />
      ) : (
        <Hint>{t('shell.overrides.impossible')}</Hint>
      )}
      <Row>
        {changes > 0 && <Button onClick={() => location.reload()}>{t('shell.overrides.apply')}</Button>}
        <Button $variant="secondary" onClick={() => resetToLiveReleases(areas)}>
          {t('shell.releases.reset')}
        </Button>
      </Row>
    </Modal>
  )
}

const Scroll = styled.div`
  overflow-x: auto;

  table {
    width: 100%;
    border-collapse: collapse;
    font-size: ${font.size.small};
  }
  th,
  td {
    padding: ${space[2]};
    border-bottom: 1px solid ${color.border};
    text-align: start;
  }
`
