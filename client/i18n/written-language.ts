export { writtenLanguage } from '../../domain/language.ts'
