import { credentialUrl } from '@mentor-connect/api'
import type {
  Certificate,
  PassedCourse,
  VerifiedCertificate,
} from '@mentor-connect/contract/learning/certificates'
import { certificateKind } from '@mentor-connect/contract/learning/certificateKind'
import { useFormats, useLocale } from '@mentor-connect/i18n'
import { ButtonAnchor, Row, Small, Stack } from '@mentor-connect/ui'
import { useCertificateFacts } from '@mentor-connect/ui/certificate-facts'
import { BadgeCheck, FileCheck2 } from 'lucide-react'
import { useT } from './messages/useT'
import { Facts } from './Facts'
import { PathCourses } from './PathCourses'
import { Statement } from './Statement'
import { VerdictCard } from './VerdictCard'

interface CertificateCardProps {
  certificate: VerifiedCertificate
  /** Called before another certificate is shown. */
  onOther: () => void
}

export function CertificateCard({ certificate, onOther }: CertificateCardProps) {
  const t = useT()
  const { longDate } = useFormats()
  const passedFacts = usePassedFacts()
  const projectFacts = useProjectFacts()
  const proofFacts = useProofFacts()
  const labels = LABELS[certificateKind(certificate)]
  return (
    <VerdictCard tone="success" icon={BadgeCheck} title={t('public.verify.found')}>
      <p>{t('public.verify.foundText')}</p>
      <Statement certificate={certificate} />
      <Facts
        facts={[
          [t('public.verify.recipient'), certificate.learnerName],
          [t(labels.title), certificate.courseName],
          [t(labels.maker), certificate.instructorName],
          ...projectFacts(certificate),
          ...proofFacts(certificate),
          ...(certificate.passed ? passedFacts(certificate.passed) : []),
          [t('public.verify.issued'), longDate(certificate.createdAt)],
          [t('public.verify.updated'), longDate(certificate.updatedAt)],
          [t('public.verify.certificateId'), certificate._id],
          [t(labels.id), certificate.courseId],
        ]}
      />
      {certificate.path && <PathCourses path={certificate.path} onCourse={onOther} />}
      <Stack $gap={2}>
        <Row>
          <ButtonAnchor $variant="secondary" href={credentialUrl(certificate._id)} download>
            <FileCheck2 size={20} aria-hidden />
            {t('public.verify.credential')}
          </ButtonAnchor>
        </Row>
        <Small>{t('public.verify.credentialText')}</Small>
      </Stack>
    </VerdictCard>
  )
}

const LABELS = {
  course: {
    title: 'public.verify.course',
    maker: 'public.verify.instructor',
    id: 'public.verify.courseId',
  },
  path: { title: 'public.verify.path', maker: 'public.verify.maker', id: 'public.verify.pathId' },
  project: { title: 'public.verify.project', maker: 'public.verify.mentor', id: 'public.verify.projectId' },
} as const

/** Facts about the learner's part in a project. */
function useProjectFacts() {
  const t = useT()
  return ({ project }: Certificate): [string, string][] =>
    project
      ? [
          ...row(t('public.verify.role'), project.role),
          [t('public.verify.milestones'), String(project.milestones)],
        ]
      : []
}

/** Facts about a certificate for a course that was passed. */
function usePassedFacts() {
  const t = useT()
  const locale = useLocale()
  return ({ language }: PassedCourse): [string, string][] => {
    const taught = new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language
    return [
      [t('public.verify.language'), taught],
      [t('public.verify.checked'), t('public.verify.unsupervised')],
    ]
  }
}

/** Facts on what the certificate proves and how it was earned. Facts that were not recorded are left out. */
function useProofFacts() {
  const t = useT()
  const factsOf = useCertificateFacts()
  return (certificate: Certificate): [string, string][] => {
    const { earned, result, hours, level } = factsOf(certificate)
    return [
      ...row(t('public.verify.earned'), earned),
      ...row(t('public.verify.result'), result),
      ...row(t('public.verify.hours'), hours),
      ...row(t('public.verify.level'), level),
    ]
  }
}

const row = (label: string, value: string | undefined): [string, string][] => (value ? [[label, value]] : [])
