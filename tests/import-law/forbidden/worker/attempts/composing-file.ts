import { app } from '../app.ts'
export const wrong = app
