import { Button, color, font, radius, shadow, space } from '@mentor-connect/shared/ui'
import { useSyncExternalStore } from 'react'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { useAreas } from '../remotes/AreasContext'
import type { Way } from './choose'
import { leaveChosenReleases } from './leave'
import type { Decision } from './releases'

/** Says when this browser shows something else than everybody sees, and leads back by one click. */
export function ReleaseBadge() {
  const t = useT()
  const areas = useAreas()
  const decisions = useSyncExternalStore(areas.releases.subscribe, areas.releases.decisions)
  const unusual = decisions.filter(isUnusual)
  if (unusual.length === 0) return null
  return (
    <Badge aria-label={t('shell.releases.label')}>
      {unusual.map(({ area, release, way }) => (
        <span key={area}>
          {area}@{release.release} <small>{t(`shell.releases.${way}`)}</small>
        </span>
      ))}
      {unusual.some(({ way }) => way !== 'canary') && (
        <Button $small $variant="ghost" onClick={() => leaveChosenReleases(areas)}>
          {t('shell.releases.reset')}
        </Button>
      )}
    </Badge>
  )
}

type Unusual = Decision & { way: Exclude<Way, 'live'> }
const isUnusual = (decision: Decision): decision is Unusual => decision.way !== 'live'

const Badge = styled.aside`
  position: fixed;
  inset: auto auto ${space[4]} ${space[4]};
  z-index: 40;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
  max-width: calc(100vw - ${space[8]});
  padding: ${space[2]} ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: ${shadow.medium};
  font-size: ${font.size.small};

  small {
    color: ${color.muted};
  }
`
