import { Hono } from 'hono'
export const wrong = Hono
