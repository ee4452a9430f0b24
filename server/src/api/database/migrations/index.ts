import * as first from './001-first'
import * as signUp from './002-sign-up'
import * as oauth from './003-oauth'
import * as trust from './004-trust'
import * as activity from './005-activity'
import * as credentials from './006-credentials'
import * as listing from './006-listing'
import * as listingByDomain from './006-listing-by-domain'
import * as authoring from './007-authoring'
import * as retiredKeys from './008-retired-keys'
import * as jobs from './010-jobs'
import * as erasuresAsJobs from './011-erasures-as-jobs'
import * as rateLimits from './020-rate-limits'
import * as access from './030-access'
import * as knownDevices from './040-known-devices'
import * as signUpLinks from './041-sign-up-links'
import * as emailChanges from './042-email-changes'
import * as restoreJournal from './050-restore-journal'
import * as lessonIds from './060-lesson-ids'
import * as removedPages from './070-removed-pages'
import * as contentChanges from './080-content-changes'
import * as releaseHealth from './090-release-health'
import * as hiddenContact from './100-hidden-contact'
import * as sanctions from './110-sanctions'
import * as cases from './111-cases'
import * as notifications from './120-notifications'
import * as auditChain from './130-audit-chain'
import * as operators from './131-operators'
import * as peopleSearch from './132-people-search'
import * as age from './140-age'
import * as announcements from './145-announcements'
import * as unlistedCourses from './150-unlisted-courses'
import * as officeLists from './163-office-lists'
import * as featuredCourses from './170-featured-courses'
import * as courseLanguage from './200-course-language'
import * as searchWords from './201-search-words'
import * as subjects from './202-subjects'
import * as lessons from './210-lessons'
import * as quizzes from './220-quizzes'
import * as certificateEditions from './230-certificate-editions'
import * as courseFacts from './250-course-facts'
import * as lessonDrafts from './260-lesson-drafts'
import * as tasks from './270-tasks'
import * as practice from './271-practice'
import * as celebrations from './272-celebrations'
import * as notes from './280-notes'
import * as discussions from './281-discussions'
import * as lessonWatched from './290-lesson-watched'
import * as mentorProfiles from './300-mentor-profiles'
import * as mentorChecks from './301-mentor-checks'
import * as mentorFigures from './302-mentor-figures'
import * as mentorSearch from './303-mentor-search'
import * as availability from './310-availability'
import * as meetings from './311-meetings'
import * as meetingRecords from './312-meeting-records'
import * as workshops from './313-workshops'
import * as assessments from './320-assessments'
import * as plans from './321-plans'
import * as mentorships from './330-mentorships'
import * as planStepKinds from './360-plan-step-kinds'
import * as planSharing from './361-plan-sharing'
import * as mentorReviews from './340-mentor-reviews'
import * as sessionNotices from './350-session-notices'
import * as openId from './380-open-id'
import * as consentLanguage from './400-consent-language'
import * as accountUse from './401-account-use'
import * as notices from './402-notices'
import * as blockedPairs from './410-blocked-pairs'
import * as hiddenWorkshops from './412-hidden-workshops'
import * as previewLessons from './415-preview-lessons'
import * as workshopPeople from './416-workshop-people'
import * as hiddenWorks from './417-hidden-works'
import * as messagesTakenBack from './418-messages-taken-back'
import * as absences from './419-absences'
import * as listedWords from './420-listed-words'

/** All migrations in the order of their names. Never change a released one; add a new one. */
export const migrations = {
  '001-first': first,
  '002-sign-up': signUp,
  '003-oauth': oauth,
  '004-trust': trust,
  '005-activity': activity,
  '006-credentials': credentials,
  '006-listing': listing,
  '006-listing-by-domain': listingByDomain,
  '007-authoring': authoring,
  '008-retired-keys': retiredKeys,
  '010-jobs': jobs,
  '011-erasures-as-jobs': erasuresAsJobs,
  '020-rate-limits': rateLimits,
  '030-access': access,
  '040-known-devices': knownDevices,
  '041-sign-up-links': signUpLinks,
  '042-email-changes': emailChanges,
  '050-restore-journal': restoreJournal,
  '060-lesson-ids': lessonIds,
  '070-removed-pages': removedPages,
  '080-content-changes': contentChanges,
  '090-release-health': releaseHealth,
  '100-hidden-contact': hiddenContact,
  '110-sanctions': sanctions,
  '111-cases': cases,
  '120-notifications': notifications,
  '130-audit-chain': auditChain,
  '131-operators': operators,
  '132-people-search': peopleSearch,
  '140-age': age,
  '145-announcements': announcements,
  '150-unlisted-courses': unlistedCourses,
  '163-office-lists': officeLists,
  '170-featured-courses': featuredCourses,
  '200-course-language': courseLanguage,
  '201-search-words': searchWords,
  '202-subjects': subjects,
  '210-lessons': lessons,
  '220-quizzes': quizzes,
  '230-certificate-editions': certificateEditions,
  '250-course-facts': courseFacts,
  '260-lesson-drafts': lessonDrafts,
  '270-tasks': tasks,
  '271-practice': practice,
  '272-celebrations': celebrations,
  '280-notes': notes,
  '281-discussions': discussions,
  '290-lesson-watched': lessonWatched,
  '300-mentor-profiles': mentorProfiles,
  '301-mentor-checks': mentorChecks,
  '302-mentor-figures': mentorFigures,
  '303-mentor-search': mentorSearch,
  '310-availability': availability,
  '311-meetings': meetings,
  '312-meeting-records': meetingRecords,
  '313-workshops': workshops,
  '320-assessments': assessments,
  '321-plans': plans,
  '330-mentorships': mentorships,
  '360-plan-step-kinds': planStepKinds,
  '361-plan-sharing': planSharing,
  '340-mentor-reviews': mentorReviews,
  '350-session-notices': sessionNotices,
  '380-open-id': openId,
  '400-consent-language': consentLanguage,
  '401-account-use': accountUse,
  '402-notices': notices,
  '410-blocked-pairs': blockedPairs,
  '412-hidden-workshops': hiddenWorkshops,
  '415-preview-lessons': previewLessons,
  '416-workshop-people': workshopPeople,
  '417-hidden-works': hiddenWorks,
  '418-messages-taken-back': messagesTakenBack,
  '419-absences': absences,
  '420-listed-words': listedWords,
}
