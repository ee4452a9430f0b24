import type { OpeningState } from '@mentor-connect/contract/work/openingRules'
import type { OwnOpening } from '@mentor-connect/contract/work/posting'
import { languageOf } from '@mentor-connect/i18n'
import { Card, Lead, Muted, Notice, Row, Stack, Title } from '@mentor-connect/ui'
import { useRef, type ComponentProps } from 'react'
import { OpeningFacts } from '../../opening-facts/OpeningFacts'
import { Applicants } from '../applicants/Applicants'
import { useT } from '../messages/useT'
import { StateTag } from '../StateTag'
import { OpeningActs } from './OpeningActs'

interface OwnOpeningDetailsProps {
  opening: OwnOpening
  onReload: () => void
}

const TONES: Partial<Record<OpeningState, ComponentProps<typeof Notice>['tone']>> = { open: 'success' }

/** The state of an opening, the actions that are possible, and who has applied. */
export function OwnOpeningDetails({ opening, onReload }: OwnOpeningDetailsProps) {
  const t = useT()
  const heading = useRef<HTMLHeadingElement>(null)
  const { title, employer, language, state, rejection, isHidden, apply, postedAt } = opening
  const name = title || t('openings.own.untitled')
  return (
    <Stack $gap={6}>
      <Stack as="header" $gap={3}>
        <div>
          <Title ref={heading} tabIndex={-1} lang={languageOf(name, language)}>
            {name}
          </Title>
          <Lead lang={languageOf(employer.name, language)}>{employer.name}</Lead>
        </div>
        <Row $gap={2}>
          <StateTag state={state} />
        </Row>
        {isHidden ? (
          <Notice tone="warning">{t('openings.own.hiddenText')}</Notice>
        ) : (
          <Notice tone={TONES[state]}>
            {t(`openings.own.is.${state}`)}
            {rejection && (
              <p lang={languageOf(rejection)}>{t('openings.own.reason', { reason: rejection })}</p>
            )}
          </Notice>
        )}
      </Stack>
      <OpeningActs opening={opening} onReload={onReload} onDone={() => heading.current?.focus()} />
      <Card>
        <OpeningFacts opening={opening} />
      </Card>
      {postedAt &&
        (apply.way === 'here' ? (
          <Applicants openingId={opening._id} />
        ) : (
          <Muted>{t('openings.applicants.link')}</Muted>
        ))}
    </Stack>
  )
}
