export { CriterionField } from './CriterionField'
export { RubricLevels } from './RubricLevels'
