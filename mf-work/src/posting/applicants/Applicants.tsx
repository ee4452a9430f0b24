import { useEndpoint } from '@mentor-connect/api'
import { APPLICANT_SORTS, getApplicants } from '@mentor-connect/contract/work/posting'
import { useFormats } from '@mentor-connect/i18n'
import {
  Empty,
  LoadFailed,
  Muted,
  Pagination,
  Row,
  SectionTitle,
  SelectField,
  Skeleton,
  Stack,
  StaleNotice,
  ToggleChip,
} from '@mentor-connect/ui'
import { useT } from '../messages/useT'
import { ApplicantTable } from './ApplicantTable'
import { useApplicantList } from './useApplicantList'

/** The people who have applied to an opening. */
export function Applicants({ openingId }: { openingId: string }) {
  const t = useT()
  return (
    <Stack as="section" aria-labelledby="applicants" $gap={4}>
      <SectionTitle id="applicants">{t('openings.applicants.title')}</SectionTitle>
      <Muted>{t('openings.applicants.note')}</Muted>
      <ApplicantList openingId={openingId} />
    </Stack>
  )
}

function ApplicantList({ openingId }: { openingId: string }) {
  const t = useT()
  const { number } = useFormats()
  const { state, change } = useApplicantList()
  const { stage, sort, page } = state
  const { data, error, retry } = useEndpoint(getApplicants, {
    params: { id: openingId },
    query: { ...(stage && { stage }), sort, page },
  })
  if (!data) return error ? <LoadFailed error={error} onRetry={retry} /> : <Skeleton $height="12rem" />
  const { applicants, counts, pagination } = data
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  if (total === 0) return <Empty title={t('openings.applicants.none')} />
  return (
    <>
      {error && <StaleNotice onRetry={retry} />}
      <Row $between $gap={4}>
        <Row role="group" aria-label={t('openings.applicants.stages')} $gap={2}>
          <ToggleChip isChosen={stage === undefined} onClick={() => change({ stage: undefined })}>
            {t('openings.applicants.all')} ({number(total)})
          </ToggleChip>
          {counts
            .filter(({ stage: one, count }) => count > 0 || one === stage)
            .map(({ stage: one, count }) => (
              <ToggleChip key={one} isChosen={one === stage} onClick={() => change({ stage: one })}>
                {t(`openings.applicants.stage.${one}`)} ({number(count)})
              </ToggleChip>
            ))}
        </Row>
        <SelectField
          label={t('openings.applicants.sort')}
          value={sort}
          onChange={(next) => change({ sort: next })}
          options={APPLICANT_SORTS.map((value) => ({ value, label: t(`openings.applicants.sort.${value}`) }))}
        />
      </Row>
      {applicants.length === 0 ? (
        <Empty title={t('openings.applicants.noneHere')} />
      ) : (
        <ApplicantTable openingId={openingId} applicants={applicants} />
      )}
      <Pagination
        page={page}
        totalPages={pagination.totalPages}
        onChange={(next) => change({ page: next })}
      />
    </>
  )
}
