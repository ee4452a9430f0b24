import { fileUrl } from '@mentor-connect/api'
import type { Career } from '@mentor-connect/contract/learning/careers'
import type { Course } from '@mentor-connect/contract/courses/courses'
import type { LessonPage } from '@mentor-connect/contract/courses/lessons/lessons'
import type { Mentor } from '@mentor-connect/contract/accounts/people'
import type { Workshop } from '@mentor-connect/contract/mentoring/workshops/workshops'
import { languageOf, type Locale } from '@mentor-connect/i18n'
import { SCHEMA_ORG } from '@mentor-connect/contract/site/structuredData'
import { BRAND } from '@mentor-connect/contract/rules/brand'
import { RATING_MAX } from '@mentor-connect/contract/rules/limits'
import { plainText } from './course/player/blocks/plainText'
import { webAddress } from './mentors/profile/ContactDetails'

// Structured data for search engines (schema.org). It contains only verified facts.

const FREE = { '@type': 'Offer', category: 'Free', price: 0, priceCurrency: 'INR' }

export const organization = (url: string) => ({ ...SCHEMA_ORG, '@type': 'Organization', name: BRAND.en, url })

export function questions(asked: { question: string; answer: string }[]) {
  const mainEntity = asked.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }))
  return { ...SCHEMA_ORG, '@type': 'FAQPage', mainEntity }
}

interface CourseAddresses {
  url: string
  image: string
  /** URL of the home page. */
  home: string
  /** URL of the mentor's page. */
  mentor: string
}

export function courseData(course: Course, { url, image, home, mentor }: CourseAddresses) {
  const instructor = { '@type': 'Person', name: course.mentorname, url: mentor }
  const language = course.language ?? languageOf(`${course.title} ${course.description}`)
  return {
    ...SCHEMA_ORG,
    '@type': 'Course',
    name: course.title,
    description: course.description,
    url,
    image,
    provider: { '@type': 'Organization', name: BRAND.en, url: home },
    dateModified: course.updatedAt,
    isAccessibleForFree: true,
    offers: FREE,
    hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Online', instructor },
    syllabusSections: course.modules.map(({ name }) => ({ '@type': 'Syllabus', name })),
    about: course.domain,
    ...(language && { inLanguage: language }),
    ...(course.reviewCount > 0 && { aggregateRating: ratingOf(course) }),
  }
}

function ratingOf({ rating, reviewCount }: Course) {
  return {
    '@type': 'AggregateRating',
    ratingValue: rating,
    reviewCount,
    bestRating: RATING_MAX,
    worstRating: 1,
  }
}

interface LessonAddresses {
  description: string
  url: string
  image: string
  /** URL of the course's page. */
  course: string
}

export function lessonData(page: LessonPage, { course, ...described }: LessonAddresses) {
  const { lesson, body, version } = page
  const language = languageOf(plainText(body.blocks)) ?? languageOf(lesson.title)
  return {
    ...SCHEMA_ORG,
    '@type': 'LearningResource',
    name: lesson.title,
    ...described,
    learningResourceType: 'Lesson',
    isPartOf: course,
    dateModified: version,
    isAccessibleForFree: true,
    ...(lesson.minutes > 0 && { timeRequired: `PT${lesson.minutes}M` }),
    ...(language && { inLanguage: language }),
  }
}

export function personData(mentor: Mentor, url: string) {
  const { name, profile, expertise, domains, social, headline, languages, city } = mentor
  return {
    ...SCHEMA_ORG,
    '@type': 'Person',
    name,
    url,
    knowsAbout: domains,
    ...(profile && { image: fileUrl(profile) }),
    ...(expertise && { jobTitle: expertise }),
    ...(headline && { description: headline }),
    ...(languages && { knowsLanguage: languages }),
    ...(city && { homeLocation: { '@type': 'Place', name: city } }),
    ...(social.length > 0 && { sameAs: social.map(webAddress) }),
  }
}

export function careerData({ names, summary, route, skills, code }: Career, locale: Locale, url: string) {
  return {
    ...SCHEMA_ORG,
    '@type': 'Occupation',
    name: names[locale],
    description: summary[locale],
    url,
    educationRequirements: route[locale],
    skills: skills[locale],
    occupationalCategory: `NCO-2015 ${code}`,
    occupationLocation: { '@type': 'Country', name: 'India' },
  }
}

export function workshopData(workshop: Workshop, { url, mentor }: { url: string; mentor: string }) {
  const { title, description, start, end, state, seats, free, language } = workshop
  const person = { '@type': 'Person', name: workshop.mentor.name, url: mentor }
  return {
    ...SCHEMA_ORG,
    '@type': 'Event',
    name: title,
    description,
    url,
    startDate: start,
    endDate: end,
    eventStatus: `https://schema.org/${state === 'cancelled' ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url },
    organizer: person,
    performer: person,
    inLanguage: language,
    maximumAttendeeCapacity: seats,
    remainingAttendeeCapacity: free,
    isAccessibleForFree: true,
    offers: { ...FREE, url },
  }
}
