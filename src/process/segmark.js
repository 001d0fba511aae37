#!/usr/bin/env node
// @ts-check
// What `npm start`, service managers and older installations start: the command `segmark` under its former name.
import "../cli/segmark.js";
