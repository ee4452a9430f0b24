import type { Certificate } from '@mentor-connect/shared/contracts/certificates'
import { useFormats } from '@mentor-connect/shared/i18n'
import {
  Button,
  CardTitle,
  FieldError,
  Row,
  Small,
  VisuallyHidden,
  color,
  notify,
  radius,
  space,
} from '@mentor-connect/shared/ui'
import { Award, Copy, Download } from 'lucide-react'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { useCertificateDownload } from './useCertificateDownload'

export function CertificateCard({ certificate }: { certificate: Certificate }) {
  const t = useT()
  const { longDate } = useFormats()
  const { courseName, instructorName, createdAt, _id } = certificate
  const download = useCertificateDownload(certificate)

  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(_id)
      notify.success(t('learner.certificates.copied'))
    } catch (error) {
      console.error('Copying the certificate ID failed', error)
      notify.failure(t('learner.certificates.copyFailed'))
    }
  }

  return (
    <Item>
      <Seal>
        <Award size={28} aria-hidden />
      </Seal>
      <div>
        <CardTitle>{courseName}</CardTitle>
        <Facts>
          <Small>{t('learner.certificates.instructor', { name: instructorName })}</Small>
          <Small>{t('learner.certificates.issued', { date: longDate(createdAt) })}</Small>
          <Small>
            {t('learner.certificates.id')}: <code>{_id}</code>
          </Small>
        </Facts>
        <Row $gap={2}>
          <Button $variant="secondary" onClick={handleCopy}>
            <Copy size={18} aria-hidden />
            {t('learner.certificates.copy')}
            <VisuallyHidden>{courseName}</VisuallyHidden>
          </Button>
          <Button onClick={download.start} disabled={download.isBusy}>
            <Download size={18} aria-hidden />
            {t(download.isBusy ? 'learner.certificates.downloading' : 'learner.certificates.download')}
            <VisuallyHidden>{courseName}</VisuallyHidden>
          </Button>
        </Row>
        {download.hasFailed && (
          <FieldError role="alert">{t('learner.certificates.downloadFailed')}</FieldError>
        )}
      </div>
    </Item>
  )
}

const Item = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[4]};
  padding: ${space[5]};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.background};
`

const Seal = styled.span`
  display: grid;
  place-items: center;
  width: 3.25rem;
  height: 3.25rem;
  border-radius: ${radius.round};
  background: ${color.accentSoft};
  color: ${color.warning};
`

const Facts = styled.div`
  display: flex;
  flex-direction: column;
  margin-block: ${space[1]} ${space[4]};

  code {
    overflow-wrap: anywhere;
  }
`
