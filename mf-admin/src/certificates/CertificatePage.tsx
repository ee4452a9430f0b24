import { call, useEndpoint } from '@mentor-connect/api'
import {
  getCertificate,
  reissueCertificate,
  revokeCertificate,
} from '@mentor-connect/contract/admin/certificates'
import { useFormats } from '@mentor-connect/i18n'
import { Tag } from '@mentor-connect/ui'
import type { ReactNode } from 'react'
import { Link, useParams } from 'react-router-dom'
import { Details } from '../list-controls/Details'
import { RecordSection } from '../list-controls/RecordSection'
import { useT } from '../messages/useT'
import { RecordLayout } from '../list-controls/RecordLayout'
import { RecordHeader } from '../list-controls/RecordHeader'
import { RecordMissing } from '../list-controls/RecordMissing'
import { AdminFailure } from '../operator/AdminFailure'
import { DoneNotice } from '../operator/DoneNotice'
import { useAct } from '../operator/useAct'
import { ReissueForm } from './ReissueForm'
import { RevokeForm, type GivenCode } from './RevokeForm'

export default function CertificatePage() {
  const t = useT()
  const { dateTime } = useFormats()
  const { id = '' } = useParams()
  const { data, error, retry } = useEndpoint(getCertificate, { params: { id } })
  const { act, isBusy, failure, done } = useAct(retry)

  if (error || !data) return <RecordMissing error={error} onRetry={retry} />
  const {
    learner,
    learnerId,
    course,
    pathId,
    isProject,
    instructor,
    issuedAt,
    revokedAt,
    revokedReason,
    revokedCode,
    replacedBy,
  } = data
  const revoke = (reason: string, code: GivenCode) =>
    act(
      () => call(revokeCertificate, { params: { id }, body: { reason, code } }),
      t('admin.certificates.done'),
    )
  const reissue = (name: string, reason: string) =>
    act(
      () => call(reissueCertificate, { params: { id }, body: { name, reason } }),
      t('admin.certificates.reissued'),
    )
  return (
    <RecordLayout>
      <RecordHeader name={learner}>
        {revokedAt && <Tag $tone="accent">{t('admin.certificates.revoked')}</Tag>}
      </RecordHeader>
      <RecordSection>
        <Details
          items={[
            [t(`admin.certificates.${isProject ? 'project' : pathId ? 'path' : 'course'}`), course],
            [t(pathId ? 'admin.certificates.maker' : 'admin.role.mentor'), instructor],
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
            ...(revokedCode
              ? ([[t('admin.certificates.code'), t(`admin.certificates.code.${revokedCode}`)]] satisfies [
                  string,
                  string,
                ][])
              : []),
            ...(replacedBy ? [linkTo(t('admin.certificates.replacedBy'), replacedBy)] : []),
          ]}
        />
      </RecordSection>
      <DoneNotice text={done} />
      {!revokedAt && <ReissueForm key={id} learner={learner} isBusy={isBusy} onReissue={reissue} />}
      {!revokedAt && (
        <RevokeForm isBusy={isBusy} onRevoke={revoke}>
          <AdminFailure failure={failure} />
        </RevokeForm>
      )}
    </RecordLayout>
  )
}

const linkTo = (label: string, id: string): [string, ReactNode] => [
  label,
  <Link key="replacedBy" to={`/courses/certificates/${id}`}>
    {id}
  </Link>,
]
