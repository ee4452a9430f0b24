import { certificateKind } from '@mentor-connect/contract/learning/certificateKind'
import type { OwnCertificate } from '@mentor-connect/contract/learning/certificates'
import { CertificateSharing } from '@mentor-connect/features/certificate-sharing'
import { languageOf, useFormats } from '@mentor-connect/i18n'
import {
  Button,
  CardTitle,
  FieldError,
  Row,
  Small,
  VisuallyHidden,
  color,
  media,
  radius,
  space,
  copyText,
} from '@mentor-connect/ui'
import { Award, Copy, Download } from 'lucide-react'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { CertificateLanguage } from './CertificateLanguage'
import { useCertificateDownload } from './useCertificateDownload'

export function CertificateCard({ certificate }: { certificate: OwnCertificate }) {
  const t = useT()
  const { longDate } = useFormats()
  const { courseName, instructorName, createdAt, _id } = certificate
  const download = useCertificateDownload(certificate)

  const handleCopy = () =>
    copyText(_id, {
      copied: t('learner.certificates.copied'),
      failed: t('learner.certificates.copyFailed'),
    })

  return (
    <Item>
      <Seal>
        <Award size={28} aria-hidden />
      </Seal>
      <CardTitle lang={languageOf(courseName)}>{courseName}</CardTitle>
      <Details>
        <Facts>
          <Small>
            {t(`learner.certificates.${MAKERS[certificateKind(certificate)]}`, {
              name: instructorName,
            })}
          </Small>
          <Small>{t('learner.certificates.issued', { date: longDate(createdAt) })}</Small>
          <Small>
            {t('learner.certificates.id')}: <code>{_id}</code>
          </Small>
        </Facts>
        <CertificateLanguage certificate={certificate} />
        <Actions $gap={2}>
          <Button $variant="secondary" onClick={handleCopy}>
            <Copy size={18} aria-hidden />
            {t('learner.certificates.copy')}
            <VisuallyHidden lang={languageOf(courseName)}>{courseName}</VisuallyHidden>
          </Button>
          <Button onClick={download.start} $inactive={download.isBusy}>
            <Download size={18} aria-hidden />
            {t(download.isBusy ? 'learner.certificates.downloading' : 'learner.certificates.download')}
            <VisuallyHidden lang={languageOf(courseName)}>{courseName}</VisuallyHidden>
          </Button>
        </Actions>
        <Sharing>
          <CertificateSharing certificate={certificate} />
        </Sharing>
        {download.hasFailed && (
          <FieldError role="alert">{t('learner.certificates.downloadFailed')}</FieldError>
        )}
      </Details>
    </Item>
  )
}

/** Kind of certificate → the second person that it names, besides the learner, as in the ids of the texts. */
const MAKERS = { course: 'instructor', path: 'maker', project: 'mentor' } as const

const Item = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 ${space[4]};
  align-items: center;
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

const Details = styled.div`
  grid-column: 1 / -1;
  ${media.tabletUp} {
    grid-column: 2;
  }
`

const Actions = styled(Row)`
  ${media.belowTablet} {
    & > button {
      flex: 1 0 auto;
      padding-inline: ${space[3]};
      white-space: nowrap;
    }
  }
`

const Sharing = styled.div`
  margin-top: ${space[2]};
`

const Facts = styled.div`
  display: flex;
  flex-direction: column;
  margin-block: ${space[2]} ${space[4]};

  code {
    overflow-wrap: anywhere;
  }
`
