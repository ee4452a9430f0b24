import { useStore } from '@mentor-connect/ui/store'
import { Button, Row, color, font } from '@mentor-connect/ui'
import { useState } from 'react'
import styled from 'styled-components'
import { NotificationCard } from '../notifications/NotificationCard'
import { focusPage } from '../notifications/focusPage'
import { useT } from '../messages/useT'
import { useAreas } from '../remotes/useAreas'
import type { ReleaseSource } from '../releases/chooseRelease'
import { resetToLiveReleases } from './resetRelease'
import type { Decision } from '../releases/releases'

/**
 * Shown if this browser uses releases other than the live ones, or if flags are set in this tab. A button
 * returns to the live releases.
 */
export function ReleaseBadge() {
  const t = useT()
  const areas = useAreas()
  const [isHidden, setHidden] = useState(false)
  const decisions = useStore(areas.releases.decisions, noDecisions)
  const unusual = decisions.filter(isUnusual)
  const flags = Object.entries(areas.tabFlags)
  if ((unusual.length === 0 && flags.length === 0) || isHidden) return null

  function handleHide() {
    focusPage()
    setHidden(true)
  }

  return (
    <Badge as="aside" aria-label={t('shell.releases.label')}>
      {unusual.map(({ area, release, source }) => (
        <span key={area}>
          {area}@{release.release} <small>{t(`shell.releases.${source}`)}</small>
        </span>
      ))}
      {flags.map(([name, isOn]) => (
        <span key={name}>
          {name} <small>{t(isOn ? 'shell.releases.flagOn' : 'shell.releases.flagOff')}</small>
        </span>
      ))}
      <Row>
        {(flags.length > 0 || unusual.some(({ source }) => source !== 'canary')) && (
          <Button $small $variant="secondary" onClick={() => resetToLiveReleases(areas)}>
            {t('shell.releases.reset')}
          </Button>
        )}
        <Button $small $variant="ghost" onClick={handleHide}>
          {t('shell.hide')}
        </Button>
      </Row>
    </Badge>
  )
}

const NONE: Decision[] = []
const noDecisions = () => NONE

type Unusual = Decision & { source: Exclude<ReleaseSource, 'live'> }
const isUnusual = (decision: Decision): decision is Unusual => decision.source !== 'live'

const Badge = styled(NotificationCard)`
  font-size: ${font.size.small};
  overflow-wrap: anywhere;

  small {
    color: ${color.muted};
  }
`
