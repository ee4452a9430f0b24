export { lastDay, today } from './closingDays'
export { LanguageChoice } from './LanguageChoice'
export { PAY_KINDS, contentOf, formErrors, newValues, storedValues, type BasicValues } from './openingValues'
export { useCheckedValues, type Saving } from './useCheckedValues'
