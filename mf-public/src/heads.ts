import { answerTo, certificatePictureUrl, sitePicture } from '@mentor-connect/api'
import { getCareer } from '@mentor-connect/contract/learning/careers'
import { getCourse } from '@mentor-connect/contract/courses/courses'
import { getLesson } from '@mentor-connect/contract/courses/lessons/lessons'
import { getBookingPage } from '@mentor-connect/contract/mentoring/bookingPage'
import { getMentor } from '@mentor-connect/contract/mentoring/mentors'
import { getWorkshop } from '@mentor-connect/contract/mentoring/workshops/workshops'
import { breadcrumbs } from '@mentor-connect/contract/site/structuredData'
import { paths, type DescribeHead, type HeadSource } from '@mentor-connect/contract/remote'
import { truncate } from '@mentor-connect/contract/rules/graphemes'
import type { CareerId } from './careers/ComparePage'
import { isForSearchEngines } from './course/player/isForSearchEngines'
import { plainText } from './course/player/blocks/plainText'
import { DESCRIPTIONS } from './descriptions'
import { QUESTIONS } from './home/Faq'
import { courseShareUrl, mentorShareUrl } from './sharePicture'
import {
  careerData,
  courseData,
  lessonData,
  organization,
  personData,
  questions,
  workshopData,
} from './structuredData'
import type { Subject } from './subject/subjects'

// Metadata of the public pages for search engines and link previews. Only servers load this file.

const DESCRIPTION_MAX = 160

const described =
  (page: keyof typeof DESCRIPTIONS): DescribeHead =>
  ({ t, locale }) => ({ description: t(DESCRIPTIONS[page]), image: sitePicture(locale) })

export const about = described('about')
export const mentors = described('mentors')
export const directory = described('directory')
export const catalogue = described('catalogue')
export const signUp = described('signUp')
export const mentorSignUp = described('mentorSignUp')
export const careers = described('careers')
export const compareCareers = described('compareCareers')
export const workshops = described('workshops')
export const help = described('help')
export const privacy = described('privacy')
export const terms = described('terms')

/** Metadata of the page that verifies certificates. For a valid certificate, the link preview shows its picture. */
export const verifyCertificate: DescribeHead = (source) => {
  const certificateId = source.query.get('certificateId')
  const head = described('verifyCertificate')(source)
  if (!certificateId) return head
  return {
    ...head,
    image: { url: certificatePictureUrl(certificateId), alt: source.t('public.verify.title') },
  }
}

export const home: DescribeHead = (source) => {
  const { t, absolute } = source
  const asked = QUESTIONS.map((id) => ({
    question: t(`public.home.faq.${id}.question`),
    answer: t(`public.home.faq.${id}.answer`),
  }))
  return { ...described('home')(source), jsonLd: [organization(absolute(paths.home)), questions(asked)] }
}

export const subject: DescribeHead = (source) => {
  const { t, params, url } = source
  const trail = breadcrumbs([
    ...above(source, 'resources'),
    [t(`public.subject.${params.subject}.title`), url],
  ])
  return { ...described(params.subject as Subject)(source), jsonLd: [trail] }
}

export const career: DescribeHead = (source) => {
  const { t, params, answers, locale, absolute, url } = source
  const found = answerTo(answers, getCareer, { params: { id: params.careerId as CareerId } })
  if (!found) return {}
  const trail: [string, string][] = [
    [t('public.nav.home'), absolute(paths.home)],
    [t('public.careers.title'), absolute(paths.careers)],
    [found.names[locale], url],
  ]
  return {
    description: truncate(`${found.summary[locale]} ${found.route[locale]}`, DESCRIPTION_MAX),
    image: sitePicture(locale),
    jsonLd: [careerData(found, locale, url), breadcrumbs(trail)],
  }
}

export const workshop: DescribeHead = (source) => {
  const { t, params, answers, locale, absolute, url } = source
  const found = answerTo(answers, getWorkshop, { params: { id: params.workshopId! } })
  if (!found) return {}
  const trail: [string, string][] = [
    [t('public.nav.home'), absolute(paths.home)],
    [t('public.workshops.title'), absolute(paths.workshops)],
    [found.title, url],
  ]
  const mentor = absolute(paths.mentor(found.mentor.id))
  return {
    description: truncate(found.description, DESCRIPTION_MAX),
    image: sitePicture(locale),
    jsonLd: [workshopData(found, { url, mentor }), breadcrumbs(trail)],
  }
}

export const course: DescribeHead = (source) => {
  const { params, answers, locale, absolute, url } = source
  const found = answerTo(answers, getCourse, { params: { id: params.courseId! } })
  if (!found) return {}
  const image = courseShareUrl(found, locale)
  const mentorUrl = absolute(paths.mentor(found.mentorId))
  return {
    description: truncate(found.description, DESCRIPTION_MAX),
    image: { url: image, alt: `${found.title} · ${found.mentorname}` },
    jsonLd: [
      courseData(found, { url, image, home: absolute(paths.home), mentor: mentorUrl }),
      breadcrumbs([...above(source, 'resources'), [found.title, url]]),
    ],
  }
}

export const lesson: DescribeHead = (source) => {
  const { params, answers, locale, absolute, url } = source
  const { courseId = '', lessonId = '' } = params
  const found = answerTo(answers, getLesson, { params: { id: courseId, lessonId } })
  if (!found || !isForSearchEngines(found)) return {}
  const course = answerTo(answers, getCourse, { params: { id: courseId } })
  const { title } = found.lesson
  const named = `${title} · ${found.courseTitle}`
  const image = course ? { url: courseShareUrl(course, locale), alt: named } : sitePicture(locale)
  const description = truncate(plainText(found.body.blocks).trim() || named, DESCRIPTION_MAX)
  const courseUrl = absolute(paths.resource(courseId))
  const data = lessonData(found, { description, url, image: image.url, course: courseUrl })
  const trail = breadcrumbs([...above(source, 'resources'), [found.courseTitle, courseUrl], [title, url]])
  return { description, image, jsonLd: [data, trail] }
}

/**
 * Search engines get nothing about an unlisted booking page, because its mentor gives the address only to
 * certain people.
 */
export const booking: DescribeHead = (source) => {
  const { t, params, answers, locale, absolute, url } = source
  const found = answerTo(answers, getBookingPage, { params: { slug: params.slug! } })
  if (!found) return {}
  const { mentorId, name, kinds, isListed } = found
  const titles = kinds.map(({ title }) => title).join(', ')
  const trail: [string, string][] = [
    ...above(source, 'mentors'),
    [name, absolute(paths.mentor(mentorId))],
    [t('public.booking.page'), url],
  ]
  return {
    description: truncate(t('public.booking.description', { name, kinds: titles }).trim(), DESCRIPTION_MAX),
    image: sitePicture(locale),
    ...(isListed ? { jsonLd: [breadcrumbs(trail)] } : { isUnlisted: true }),
  }
}

export const mentor: DescribeHead = (source) => {
  const { t, params, answers, locale, url } = source
  const found = answerTo(answers, getMentor, { params: { id: params.mentorId! } })
  if (!found) return {}
  const alt = [found.name, t('ui.role.mentor'), found.domains.join(', ')].filter(Boolean).join(' · ')
  const experience = t('public.mentors.years', { count: found.experience })
  const description = [alt, found.headline, found.expertise, experience].filter(Boolean).join(' · ')
  return {
    description: truncate(description, DESCRIPTION_MAX),
    image: { url: mentorShareUrl(found, locale), alt },
    jsonLd: [personData(found, url), breadcrumbs([...above(source, 'mentors'), [found.name, url]])],
  }
}

/** Names and URLs of the pages above a page, from the home page on. */
function above({ t, absolute }: HeadSource, list: 'resources' | 'mentors'): [string, string][] {
  const linked = (name: string, path: string): [string, string] => [name, absolute(path)]
  const [title, path] =
    list === 'resources'
      ? (['public.catalogue.title', paths.resources] as const)
      : (['public.mentors.directoryTitle', paths.mentorDirectory] as const)
  return [linked(t('public.nav.home'), paths.home), linked(t(title), path)]
}
