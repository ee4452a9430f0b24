import { call, useAttempt, useEndpoint } from '@mentor-connect/api'
import { getMentorPage, type ListedMentor } from '@mentor-connect/contract/mentoring/mentorDirectory'
import { SEARCH_MAX } from '@mentor-connect/contract/rules/limits'
import { offerTeam } from '@mentor-connect/contract/work/projects/teamOffers'
import type { Team } from '@mentor-connect/contract/work/projects/teams'
import { languageOf } from '@mentor-connect/i18n'
import {
  Button,
  CardTitle,
  LoadFailed,
  Modal,
  Muted,
  Notice,
  Pagination,
  Row,
  SearchField,
  Skeleton,
  Small,
  Stack,
  notify,
  space,
} from '@mentor-connect/ui'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { useProjectFailureText } from '../../facts/useProjectFailureText'
import { useT } from '../messages/useT'

/** Number of mentors on a page of the dialog. */
const SHOWN = 6

interface HandOverDialogProps {
  team: Team
  onAsked: () => void
  /** Called after a refusal, to load the team again: somebody may have changed it. */
  onRefused: () => void
  onClose: () => void
}

/** Texts for refusals that concern the mentor who was asked. */
const REFUSALS: Record<string, 'unavailable' | 'full'> = {
  not_found: 'unavailable',
  project_requests_max: 'full',
}

/** The dialog in which the mentor finds another mentor and asks that person to take over the team. */
export function HandOverDialog({ team, onAsked, onRefused, onClose }: HandOverDialogProps) {
  const { id, version, mentor } = team
  const t = useT()
  const titleId = useId()
  const failureText = useProjectFailureText()
  const [q, setQ] = useState('')
  const [page, setPage] = useState(1)
  const [asked, setAsked] = useState<ListedMentor>()
  const { attempt, isBusy, failure } = useAttempt()
  const { data, error, retry } = useEndpoint(getMentorPage, {
    query: { ...(q && { q }), page, limit: SHOWN },
  })
  const refusal = failure && REFUSALS[failure.code]
  const others = data?.mentors.filter(({ _id }) => _id !== mentor?.id)

  const handleAsk = async (chosen: ListedMentor) => {
    setAsked(chosen)
    const body = { version, mentor: chosen._id }
    if (!(await attempt(() => call(offerTeam, { params: { id }, body })))) return onRefused()
    notify.success(t('projects.handOver.asked', { name: chosen.name }))
    onAsked()
  }
  return (
    <Modal labelledBy={titleId} onClose={onClose}>
      <Stack $gap={4}>
        <CardTitle id={titleId} as="h2">
          {t('projects.handOver.title')}
        </CardTitle>
        <p>{t('projects.handOver.text')}</p>
        <SearchField
          label={t('projects.handOver.search')}
          value={q}
          maxLength={SEARCH_MAX}
          onSearch={(next) => {
            setQ(next)
            setPage(1)
          }}
        />
        {failure && asked && (
          <Notice tone="danger">
            {refusal ? t(`projects.handOver.${refusal}`, { name: asked.name }) : failureText(failure)}
          </Notice>
        )}
        {!others && (error ? <LoadFailed error={error} onRetry={retry} /> : <Skeleton $height="12rem" />)}
        {others?.length === 0 && <Muted>{t('projects.handOver.none')}</Muted>}
        <Stack as="ul" $gap={3}>
          {others?.map((one) => (
            <Asked key={one._id}>
              <div>
                <strong lang={languageOf(one.name)}>{one.name}</strong>
                {one.headline && (
                  <Small as="p" lang={languageOf(one.headline)}>
                    {one.headline}
                  </Small>
                )}
              </div>
              <Button
                $variant="secondary"
                $small
                $inactive={isBusy}
                aria-label={t('projects.handOver.askOf', { name: one.name })}
                onClick={() => void handleAsk(one)}
              >
                {t('projects.handOver.ask')}
              </Button>
            </Asked>
          ))}
        </Stack>
        {data && <Pagination page={page} totalPages={data.pagination.totalPages} onChange={setPage} />}
        <Row>
          <Button $variant="secondary" onClick={onClose}>
            {t('projects.cancel')}
          </Button>
        </Row>
      </Stack>
    </Modal>
  )
}

/** On phones, too, the button stays next to the text. */
const Asked = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[3]};
  overflow-wrap: anywhere;
`
