export { EntranceFrame as default } from "@/components/app-shell/entrance-frame";
