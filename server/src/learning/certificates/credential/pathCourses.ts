import type { Locale } from '@mentor-connect/contract/api/locales'
import type { CompletedPath } from '@mentor-connect/contract/learning/certificates'
import { courseUrl } from '../../certificateAddresses'
import type { InBoth } from '../proofTexts'
import type { CredentialAddresses } from './addresses'

const CERTIFIED: InBoth = {
  en: 'A course of the skill path, certified by a credential of its own.',
  hi: 'स्किल पाथ का एक कोर्स, जिसका अपना प्रमाणपत्र है।',
}

/** The courses of a path as achievements (Open Badges 3.0, `Related`). */
export const relatedCourses = ({ courses }: CompletedPath, siteUrl: string) =>
  courses.map(({ courseId }) => ({ id: courseUrl({ siteUrl }, courseId), type: ['Related'] }))

/**
 * Returns the courses of a path as evidence, each with the address of the learner's credential for the
 * course.
 */
export const courseEvidence = (
  { courses }: CompletedPath,
  addresses: CredentialAddresses,
  language: Locale,
) =>
  courses.map(({ name, certificateId }) => ({
    id: addresses.credential(certificateId),
    type: ['Evidence'],
    name,
    narrative: CERTIFIED[language],
  }))

/** Joins the certificates of courses to which a credential refers, in order, into one text. */
export const certifiedCourses = (evidence: { id?: string }[]): string =>
  evidence.flatMap(({ id }) => id?.slice(id.lastIndexOf('/') + 1) ?? []).join()
