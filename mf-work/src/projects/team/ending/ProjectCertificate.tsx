import { call, useAttempt } from '@mentor-connect/api'
import { paths } from '@mentor-connect/contract/remote'
import { issueProjectCertificate, type Contributions } from '@mentor-connect/contract/work/projects/teams'
import { Button, ButtonLink, Muted, Notice, Row, Stack } from '@mentor-connect/ui'
import { Award } from 'lucide-react'
import { useProjectFailureText } from '../../facts/useProjectFailureText'
import { useT } from '../messages/useT'

interface ProjectCertificateProps {
  teamId: string
  contributions: Contributions
  onIssued: (certificateId: string) => void
}

/** The learner's certificate of a project, or the button that asks for it. */
export function ProjectCertificate({ teamId, contributions, onIssued }: ProjectCertificateProps) {
  const t = useT()
  const failureText = useProjectFailureText()
  const { attempt, isBusy, failure } = useAttempt()
  const { certificateId, canCertify } = contributions
  const issue = () =>
    attempt(async () => {
      const { data } = await call(issueProjectCertificate, { params: { id: teamId }, body: {} })
      onIssued(data._id)
    })
  if (certificateId)
    return (
      <Row>
        <ButtonLink to={paths.learner.verifyCertificateOf(certificateId)} $variant="secondary">
          <Award size={20} aria-hidden />
          {t('projects.certificate.view')}
        </ButtonLink>
      </Row>
    )
  if (!canCertify) return null
  return (
    <Stack $gap={2}>
      <Row>
        <Button $inactive={isBusy} onClick={() => void issue()}>
          <Award size={20} aria-hidden />
          {t('projects.certificate.get')}
        </Button>
      </Row>
      <Muted>{t('projects.certificate.hint')}</Muted>
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
    </Stack>
  )
}
