export { AreaFrame } from './AreaFrame'
export { AreaPage } from './AreaPage'
export type { AreaItem, AreaPerson, AreaTab } from './area-frame/area'
export { Avatar, initials } from './Avatar'
export { Brand, BrandSign } from './Brand'
export { BackTo } from './BackTo'
export { Button, ButtonAnchor, ButtonLink, IconButton, UNUSABLE } from './Button'
export type { ButtonVariant } from './Button'
export { Checkbox } from './Checkbox'
export { Columns } from './Columns'
export { ConfirmDialog } from './ConfirmDialog'
export { copyText } from './copyText'
export { CountBadge } from './CountBadge'
export { CountedField } from './CountedField'
export { CourseBanner } from './CourseBanner'
export { CourseCardShell, DomainTags } from './CourseCardShell'
export { CourseFormatLabel } from './CourseFormatLabel'
export { CoverLink } from './CoverLink'
export { deviceZone } from './deviceZone'
export { DescriptionList, Tags } from './DescriptionList'
export type { DescriptionItem } from './DescriptionList'
export { DetailLayout, DetailSide } from './DetailLayout'
export { Empty } from './Empty'
export { EntryCard, EntryWords } from './EntryCard'
export { Field, FieldError, Hint, Label } from './Field'
export { Fieldset } from './Fieldset'
export { Folded } from './Folded'
export { Gauge } from './Gauge'
export { GlobalStyle } from './GlobalStyle'
export { isComposing } from './isComposing'
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
  visuallyHidden,
} from './layout'
export { lazyPart } from './lazyPart'
export { LoadFailed } from './LoadFailed'
export { Menu, MenuItem } from './Menu'
export { MissingRecord } from './record/MissingRecord'
export { Modal } from './Modal'
export { NotFound } from './NotFound'
export { Notice } from './Notice'
export { TOAST_MS, notify, onToasterRequest, requestToaster } from './notify'
export { OtpField } from './OtpField'
export { Pagination } from './Pagination'
export { PasswordField } from './PasswordField'
export { PersonHeader } from './PersonHeader'
export { PictureField } from './PictureField'
export { ProgressBar } from './ProgressBar'
export { Option } from './Option'
export { SaveBar } from './save-bar/SaveBar'
export { StickyBar } from './save-bar/StickyBar'
export { useBottomBar } from './save-bar/useBottomBar'
export { saveFile } from './saveFile'
export { Filters, SearchAndFilters } from './SearchAndFilters'
export { SearchField } from './SearchField'
export { useTypedSearch } from './useTypedSearch'
export { SelectField } from './SelectField'
export { SignOutButton } from './SignOutButton'
export { Skeleton } from './Skeleton'
export { MAIN_ID, Main, SkipLink } from './SkipLink'
export { SlugField } from './SlugField'
export { StaleNotice } from './StaleNotice'
export { StarInput } from './StarInput'
export { Stars } from './Stars'
export { TabLinks } from './tabs/TabLinks'
export { TabRow, tabStyle } from './tabs/TabRow'
export { TagField } from './TagField'
export { Switch } from './Switch'
export {
  LOW_SCREEN,
  TARGET,
  breakpoint,
  color,
  contentWidth,
  font,
  media,
  motion,
  radius,
  shadow,
  space,
} from './theme'
export { TimeZoneField } from './time-zone/TimeZoneField'
export { UnsavedDialog } from './UnsavedDialog'
export { WholeNumberField } from './WholeNumberField'
export { useFailureText } from './useFailureText'
export { SubjectTag } from './SubjectTag'
export { useSubjectName } from './useSubjectName'
export { useSuccessText } from './useSuccessText'
export { useHydrated } from './useHydrated'
export { useLeaveGuard } from './useLeaveGuard'
export { useLineErrorText } from './useLineErrorText'
export { useMedia } from './useMedia'
export { useWeakPasswordText } from './useWeakPasswordText'
export { restoreTheme } from './storedTheme'
export { ThemeSwitch } from './ThemeSwitch'
export { Chips, ToggleChip } from './ToggleChip'
