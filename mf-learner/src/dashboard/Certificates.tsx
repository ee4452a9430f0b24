import type { OwnCertificate } from '@mentor-connect/contract/learning/certificates'
import { Card, SectionTitle, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { CertificateCard } from './CertificateCard'

export function Certificates({ certificates }: { certificates: OwnCertificate[] }) {
  const t = useT()
  return (
    <Card as="section" aria-labelledby="certificates-title">
      <SectionTitle id="certificates-title">{t('learner.certificates.title')}</SectionTitle>
      <List>
        {certificates.map((certificate) => (
          <CertificateCard key={certificate._id} certificate={certificate} />
        ))}
      </List>
    </Card>
  )
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  margin-top: ${space[5]};
`
