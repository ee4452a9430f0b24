export { AreaFrame } from './AreaFrame'
export { AreaPage } from './AreaPage'
export type { AreaItem, AreaPerson } from './area-frame/area'
export { Avatar, initials } from './Avatar'
export { Brand, BrandSign } from './Brand'
export { BackTo } from './BackTo'
export { Button, ButtonAnchor, ButtonLink, IconButton, UNUSABLE } from './Button'
export type { ButtonVariant } from './Button'
export { CertificateSharing } from './CertificateSharing'
export { Checkbox } from './Checkbox'
export { CountBadge } from './CountBadge'
export { CountedField } from './CountedField'
export { CourseBanner } from './CourseBanner'
export { CourseCardShell, DomainTags } from './CourseCardShell'
export { CoverLink } from './CoverLink'
export { DescriptionList, Tags } from './DescriptionList'
export type { DescriptionItem } from './DescriptionList'
export { Empty } from './Empty'
export { Field, FieldError, Hint, Label } from './Field'
export { Gauge } from './Gauge'
export { GlobalStyle } from './GlobalStyle'
export { LanguageSwitch } from './LanguageSwitch'
export {
  Card,
  CardGrid,
  CardTitle,
  Container,
  Lead,
  Muted,
  Row,
  SectionTitle,
  Small,
  Stack,
  Tag,
  Title,
  VisuallyHidden,
} from './layout'
export { lazyPart } from './lazyPart'
export { LoadFailed } from './LoadFailed'
export { Menu, MenuItem } from './Menu'
export { Modal } from './Modal'
export { Notice } from './Notice'
export { TOAST_MS, notify, onToasterRequest, requestToaster } from './notify'
export { OtpField } from './OtpField'
export { Pagination } from './Pagination'
export { PasswordField } from './PasswordField'
export { PersonHeader } from './PersonHeader'
export { PictureField } from './PictureField'
export { ProgressBar } from './ProgressBar'
export { OptionLabel } from './OptionLabel'
export { saveFile } from './saveFile'
export { SearchField } from './SearchField'
export { useTypedSearch } from './useTypedSearch'
export { SelectField } from './SelectField'
export { SignOutButton } from './SignOutButton'
export { Skeleton } from './Skeleton'
export { MAIN_ID, Main, SkipLink } from './SkipLink'
export { StaleNotice } from './StaleNotice'
export { Stars } from './Stars'
export { TagField } from './TagField'
export { Switch } from './Switch'
export { TARGET, breakpoint, color, contentWidth, font, media, motion, radius, shadow, space } from './theme'
export { UnsavedDialog } from './UnsavedDialog'
export { useFailureText } from './useFailureText'
export { SubjectTag } from './SubjectTag'
export { useSubjectName } from './useSubjectName'
export { useSuccessText } from './useSuccessText'
export { useHydrated } from './useHydrated'
export { useLeaveGuard } from './useLeaveGuard'
export { useMedia } from './useMedia'
export { useWeakPasswordText } from './useWeakPasswordText'
export { restoreTheme } from './storedTheme'
export { ThemeSwitch } from './ThemeSwitch'
