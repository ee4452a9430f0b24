export { ContactFields } from './ContactFields'
export { DomainsField } from './DomainsField'
export { ExperienceFields } from './ExperienceFields'
export { SocialLinksField } from './SocialLinksField'
export { PortraitField } from './PortraitField'
export {
  PICTURE_MAX_MB,
  isAcceptedPicture,
  isDomainList,
  isExpertise,
  isMobileNumber,
  isYearsOfExperience,
  invalidLink,
} from './mentorRules'
export { hiddenContactOf } from './MentorFields'
export type { MentorFields, SwitchedField } from './MentorFields'
