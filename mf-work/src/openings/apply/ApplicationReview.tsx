import type { ApiFailure } from '@mentor-connect/api'
import type { ReplyOf } from '@mentor-connect/contract/api/endpoint'
import { useLearner } from '@mentor-connect/contract/auth'
import { paths } from '@mentor-connect/contract/remote'
import { getApplicable } from '@mentor-connect/contract/work/applications'
import { getOpening, type Opening } from '@mentor-connect/contract/work/openings'
import { cacheKey } from '@mentor-connect/api'
import { languageOf } from '@mentor-connect/i18n'
import { Button, ButtonLink, Muted, Notice, Row, Stack, useFailureText } from '@mentor-connect/ui'
import { useSWRConfig } from 'swr'
import type { useApplication } from './useApplication'
import { ApplicationParts } from '../../opening-facts/ApplicationParts'
import { useApplyT } from './useApplyT'

interface ApplicationReviewProps {
  opening: Opening
  applicable: ReplyOf<typeof getApplicable>
  application: ReturnType<typeof useApplication>
  onBack: () => void
}

/** Everything that the poster will get, word for word, with the button that sends it. */
export function ApplicationReview({ opening, applicable, application, onBack }: ApplicationReviewProps) {
  const t = useApplyT()
  const learner = useLearner()
  const { poster } = opening
  const { body, send, isBusy, failure, ageDialog } = application
  const titles = (chosen: string[], all: { id: string; title: string }[]) =>
    all.filter(({ id }) => chosen.includes(id)).map(({ title }) => title)
  const named = (lines: string[]) => (lines.length > 0 ? lines : [t('openings.apply.none')])
  const parts: [name: string, lines: string[]][] = [
    [t('openings.apply.name'), [learner?.name ?? '']],
    [t('openings.apply.email'), [applicable.email]],
    ...(body.phone ? ([[t('openings.apply.phoneShort'), [body.phone]]] as [string, string[]][]) : []),
    [t('openings.apply.note'), [body.note]],
    ...body.answers.map(({ question, answer }): [string, string[]] => [question, [answer]]),
    [
      t('openings.apply.certificates'),
      named(
        titles(
          body.certificates,
          applicable.certificates.map(({ id, courseName }) => ({ id, title: courseName })),
        ),
      ),
    ],
    [t('openings.apply.works'), named(titles(body.works, applicable.works))],
    ...(body.portfolio && applicable.portfolio
      ? ([[t('openings.apply.portfolio'), [paths.portfolio(applicable.portfolio)]]] as [string, string[]][])
      : []),
    ...(body.resume
      ? ([[t('openings.apply.resume'), [t(`openings.apply.resume.${body.resume}`)]]] as [string, string[]][])
      : []),
  ]
  return (
    <Stack $gap={5}>
      <p>
        {t('openings.apply.who', {
          poster: poster.kind === 'mentor' ? poster.name : t('openings.apply.platform'),
        })}
      </p>
      <ApplicationParts>
        {parts.map(([name, lines]) => (
          <div key={name}>
            <dt lang={languageOf(name)}>{name}</dt>
            {lines.map((line) => (
              <dd key={line} lang={languageOf(line)}>
                {line}
              </dd>
            ))}
          </div>
        ))}
      </ApplicationParts>
      <Muted>{t('openings.apply.keep')}</Muted>
      {failure && <SendFailure failure={failure} openingId={opening._id} onBack={onBack} />}
      <Row>
        <Button $inactive={isBusy} onClick={() => void send()}>
          {t(isBusy ? 'openings.apply.sending' : 'openings.apply.send')}
        </Button>
        <Button $variant="secondary" $inactive={isBusy} onClick={onBack}>
          {t('openings.apply.change')}
        </Button>
      </Row>
      {ageDialog}
    </Stack>
  )
}

/** Says why the application was not sent, and what to do about it. */
function SendFailure({
  failure,
  openingId,
  onBack,
}: {
  failure: ApiFailure
  openingId: string
  onBack: () => void
}) {
  const t = useApplyT()
  const failureText = useFailureText()
  const { mutate } = useSWRConfig()
  const reload = async () => {
    await mutate(cacheKey(getOpening, { params: { id: openingId } }))
    onBack()
  }
  if (failure.code === 'edit_conflict')
    return (
      <Notice tone="danger">
        <p>{t('openings.apply.changed')}</p>
        <Button $variant="secondary" $small onClick={() => void reload()}>
          {t('openings.apply.reload')}
        </Button>
      </Notice>
    )
  if (failure.code === 'guardian_consent_needed')
    return (
      <Notice tone="danger">
        <p>{t('openings.apply.consent')}</p>
        <ButtonLink to={paths.learner.chat} $variant="secondary" $small>
          {t('openings.apply.askGuardian')}
        </ButtonLink>
      </Notice>
    )
  return <Notice tone="danger">{failureText(failure)}</Notice>
}
