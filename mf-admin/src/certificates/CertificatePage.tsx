import { call, useEndpoint } from '@mentor-connect/api'
import { getCertificate, revokeCertificate } from '@mentor-connect/contract/admin/certificates'
import { PageTitle } from '@mentor-connect/contract/remote'
import { useFormats } from '@mentor-connect/i18n'
import { AreaPage, LoadFailed, SectionTitle, Skeleton, Stack, Tag, Title } from '@mentor-connect/ui'
import { Link, useParams } from 'react-router-dom'
import { Details } from '../list-controls/Details'
import { useT } from '../messages/useT'
import { AdminFailure } from '../operator/AdminFailure'
import { DoneNotice } from '../operator/DoneNotice'
import { ReasonedAct } from '../operator/ReasonedAct'
import { useAct } from '../operator/useAct'

export default function CertificatePage() {
  const t = useT()
  const { dateTime } = useFormats()
  const { id = '' } = useParams()
  const { data, error, retry } = useEndpoint(getCertificate, { params: { id } })
  const { act, isBusy, failure, done } = useAct(retry)

  if (error) return <LoadFailed error={error} onRetry={retry} />
  if (!data) return <Skeleton $height="20rem" aria-busy />
  const { learner, learnerId, course, instructor, issuedAt, revokedAt, revokedReason } = data
  const revoke = (reason: string) =>
    act(() => call(revokeCertificate, { params: { id }, body: { reason } }), t('admin.certificates.done'))
  return (
    <AreaPage>
      <PageTitle>{learner}</PageTitle>
      <header>
        <Title>{learner}</Title>
        {revokedAt && <Tag $tone="accent">{t('admin.certificates.revoked')}</Tag>}
      </header>
      <Details
        items={[
          [t('admin.certificates.course'), course],
          [t('admin.role.mentor'), instructor],
          [t('admin.certificates.issued'), dateTime(issuedAt)],
          [t('admin.certificates.id'), id],
          [
            t('admin.role.user'),
            <Link key="learner" to={`/people/user/${learnerId}`}>
              {t('admin.certificates.person')}
            </Link>,
          ],
          ...(revokedAt
            ? ([
                [`${t('admin.certificates.revoked')} · ${dateTime(revokedAt)}`, revokedReason ?? ''],
              ] satisfies [string, string][])
            : []),
        ]}
      />
      <DoneNotice text={done} />
      {!revokedAt && (
        <section>
          <Stack $gap={4}>
            <SectionTitle>{t('admin.certificates.revoke')}</SectionTitle>
            <ReasonedAct
              label={t('admin.cases.reason')}
              hint={t('admin.certificates.hint')}
              action={t('admin.certificates.revoke')}
              isBusy={isBusy}
              onAct={revoke}
            />
            <AdminFailure failure={failure} />
          </Stack>
        </section>
      )}
    </AreaPage>
  )
}
