import { useEndpoint } from '@mentor-connect/api'
import { verifyCertificate } from '@mentor-connect/contract/learning/certificates'
import { paths } from '@mentor-connect/contract/remote'
import { CertificateSharing } from '@mentor-connect/features/certificate-sharing'
import { Button, ButtonLink, Stack } from '@mentor-connect/ui'
import { Award } from 'lucide-react'
import { useT } from './messages/useT'
import type { PathPlacePart } from './usePathPlace'

/**
 * The certificate of a path, or a button that requests it. The button is needed because a change of the
 * courses may have completed the path.
 */
export function PathCertificate({ part: { data, isBusy, getCertificate } }: { part: PathPlacePart }) {
  const t = useT()
  if (data?.certificateId) return <IssuedCertificate id={data.certificateId} />
  if (!data?.isJoined || !data.progress.isComplete) return null
  return (
    <Button $inactive={isBusy} onClick={() => void getCertificate()}>
      <Award size={20} aria-hidden />
      {t('paths.certificate.get')}
    </Button>
  )
}

function IssuedCertificate({ id }: { id: string }) {
  const t = useT()
  const { data } = useEndpoint(verifyCertificate, { query: { certificateId: id } })
  return (
    <Stack $gap={3}>
      <ButtonLink to={paths.learner.verifyCertificateOf(id)} $variant="secondary">
        <Award size={20} aria-hidden />
        {t('paths.certificate.view')}
      </ButtonLink>
      {data && <CertificateSharing certificate={data} />}
    </Stack>
  )
}
