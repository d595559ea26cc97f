import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";
import type * as Module from "../src/settings.js";
import { project } from "./farm.js";

// As it is built: the version is put in place there.
const built = join(await project(), "node_modules/@wings/bullmq/dist/settings.js");
const { START_WORKER, checkServer, readSettings, serverFailed } = (await import(
  pathToFileURL(built).href
)) as typeof Module;

const path = join(mkdtempSync(join(tmpdir(), "wings-settings-")), "config.json");
const settingsOf = (text: string, url?: string) => {
  writeFileSync(path, text);
  return readSettings({ WINGS_BULLMQ_CONFIG: path, ...(url !== undefined && { WINGS_BULLMQ_URL: url }) });
};
const config = expect.objectContaining({ code: "WINGS_BULLMQ_CONFIG" }) as Error;

it("settings of a wrong type are refused with a code", () => {
  for (const wrong of [
    ...["null", "[]", "7", "{", '{"toString":1}', '{"queue":"a:b"}', '{"queue":""}', '{"queue":null}', '{"url":null}'],
    ...['{"options":null}', '{"options":[]}', '{"cluster":null}', '{"cluster":{}}', '{"cluster":{"nodes":[]}}'],
    ...['{"cluster":{"nodes":[null]}}', '{"cluster":{"nodes":[{"host":"a","port":"6379"}]}}', '{"boards":1.5}'],
    ...[
      '{"cluster":{"nodes":[{"host":"a","port":1}],"options":7}}',
      '{"lock":1e12}',
      '{"limit":0}',
      '{"attempts":"3"}',
    ],
  ])
    expect(() => settingsOf(wrong), wrong).toThrow(config);
  for (const url of ["a:b", "http://host", "redis://host/x", "redis://u:100%@host", "localhost:6379"])
    expect(() => settingsOf("{}", url), url).toThrow(config);
  expect(settingsOf('{"queue":"q","limit":5}', "redis://h:1/2")).toMatchObject({ url: "redis://h:1/2", limit: 5 });
});

it("no error shows a password", async () => {
  for (const secret of ["s3cret", "s3%2Fcret", "s3@cret", "s3%23cret", "s3%40cret"]) {
    for (const url of [`redis://user:${secret}@127.0.0.1:1`, `redis://:${secret}@127.0.0.1:1/0`]) {
      const settings = settingsOf("{}", url);
      const known = [secret, new URL(url).password, decodeURIComponent(secret)];
      const refusal = new Error(`AUTH ${known.join(" ")} at ${url}`);
      const lines = [await checkServer(settings).then(String, String), String(serverFailed(settings, refusal))];
      for (const line of lines) for (const each of known) expect(line).not.toContain(each);
    }
  }
  const given = settingsOf('{"options":{"password":"s3cret"}}');
  expect(String(serverFailed(given, new Error("AUTH s3cret")))).not.toContain("s3cret");
  expect(() => settingsOf('{"url":"redis://:s3cret@host" x')).toThrow(/^can't use \S+: it is not JSON\.$/);
});

it("starts a worker with node, by the file of the package", () => {
  const { name, bin } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as {
    name: string;
    bin: Readonly<Record<string, string>>;
  };
  expect(START_WORKER).toBe(`node node_modules/${name}/${bin["wings-worker"]}`);
  const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  expect(readme).toContain(`\n${START_WORKER} `);
});
